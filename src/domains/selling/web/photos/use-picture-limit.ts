import { maxImages } from '#domains/media/common/media.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/permissions.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

/**
 * The number of photos that a member's listing may have. For admins the server checks on saving.
 */
export function usePictureLimit(): number {
  const { data } = useApiQuery(checkPermission, { action: 'add_picture' }, { staleTime: 60_000 })
  return data?.limit ?? maxImages
}
