/** The only import of this script: the bundler would make another one for each importing module. */
export const loadDeferredServices = () => import('./deferred-services')
