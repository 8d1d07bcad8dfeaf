import { max_images } from '#contract/media/media.ts'
import { checkPermission } from '#contract/subscriptions/permissions.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'

/** How many photos a listing of the member's may have. An admin's are checked when they're saved. */
export function usePictureLimit(): number {
  const { data } = useApiQuery(checkPermission, { action: 'add_picture' }, { staleTime: 60_000 })
  return data?.limit ?? max_images
}
