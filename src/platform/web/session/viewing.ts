import { getHome } from '#platform/common/addresses.ts'
import { readText, removeText, view_key } from '../storage/browser-storage.ts'

/** True in a tab where an admin views a member's account. */
export const isViewing = (): boolean => readText('sessionStorage', view_key) !== null

/** Returns the tab to the admin's own session. */
export function leaveView(): void {
  removeText('sessionStorage', 'auth')
  removeText('sessionStorage', view_key)
  window.location.replace(getHome('admin'))
}
