import { max_images } from '#domains/media/common/media.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/permissions.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

/** How many photos a listing of the member's may have. An admin's are checked when they're saved. */
export function usePictureLimit(): number {
  const { data } = useApiQuery(checkPermission, { action: 'add_picture' }, { staleTime: 60_000 })
  return data?.limit ?? max_images
}
