import { useLazy } from '@/hooks/page/use-lazy'
import { ChunkReload } from './chunk-reload'

const loadServices = () =>
  import('./deferred-services').then(({ DeferredServices }) => DeferredServices)

/** Starts the services of the page once, in the root layout; all that can wait loads as a separate script. */
export function PageServices() {
  const { value: LateServices } = useLazy(loadServices, 'The services of the page are missing.')
  return (
    <>
      <ChunkReload />
      {LateServices && <LateServices />}
    </>
  )
}
