import { getHome } from '#platform/common/addresses.ts'
import { readText, removeText, viewKey } from '../storage/browser-storage.ts'

/** True in a tab where an admin views a member's account. */
export const isViewing = (): boolean => readText('sessionStorage', viewKey) !== null

/** Returns the tab to the admin's own session. */
export function leaveView(): void {
  removeText('sessionStorage', 'auth')
  removeText('sessionStorage', viewKey)
  window.location.replace(getHome('admin'))
}
