import { deleteApp, getApps } from 'firebase/app'

/** The SDK keeps its apps with its own modules, which the test files of a process share: to the next file ours would be another one's. */
export const deleteFirebaseApps = () => Promise.all(getApps().map(deleteApp))
