import { getHome } from '#platform/common/addresses.ts'
import { readText, removeText, view_key } from '../storage/browser-storage.ts'

/** In this tab an admin looks at a member's account. */
export const isViewing = (): boolean => readText('sessionStorage', view_key) !== null

/** The tab is the admin's own again. */
export function leaveView(): void {
  removeText('sessionStorage', 'auth')
  removeText('sessionStorage', view_key)
  window.location.replace(getHome('admin'))
}
