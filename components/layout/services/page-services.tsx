import { useLazy } from '@/hooks/page/use-lazy'
import { ChunkReload } from './chunk-reload'

const loadServices = () =>
  import('./deferred-services').then(({ DeferredServices }) => DeferredServices)

/** Once, in the root layout; all that can wait comes as a script of its own. */
export function PageServices() {
  const { value: LateServices } = useLazy(loadServices, 'The services of the page are missing.')
  return (
    <>
      <ChunkReload />
      {LateServices && <LateServices />}
    </>
  )
}
