import { deleteApp, getApps } from 'firebase/app'

/** The SDK stores its apps in its own modules, which test files of a process share. Without this, the next file would get ours. */
export const deleteFirebaseApps = () => Promise.all(getApps().map(deleteApp))
