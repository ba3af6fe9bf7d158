'use client'

import { ErrorNotice } from '@/components/layout/notices/error-notice'

export default ErrorNotice
