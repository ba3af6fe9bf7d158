import { configure } from '@testing-library/react'

// On a busy machine a script loaded late takes more than the default second.
configure({ asyncUtilTimeout: 20_000 })
