import { readText, writeText } from '../storage/browser-storage.ts'

const key = 'strip'
const mark = 'strip-reserved'

/**
 * Inline, before the first paint: a signed-in member's personal strip gets its room, unless it was
 * empty last time. The page itself is the same for everyone. Reads storage like `browserStorage`.
 */
export const reservedRoomScript = `try{(function(a){if(!sessionStorage.getItem('view')&&a.token&&a.user.type==='user'&&localStorage.getItem('${key}')!=='empty')document.documentElement.classList.add('${mark}')})(JSON.parse(localStorage.getItem('auth')||'{}'))}catch{}`

export const isRoomNeeded = (): boolean => readText('localStorage', key) !== 'empty'

export const rememberRoom = (isNeeded: boolean): void =>
  writeText('localStorage', key, isNeeded ? 'full' : 'empty')

/** As the script does, where the page wasn't loaded anew. */
export const reserveRoom = (isMember: boolean): void => {
  document.documentElement.classList.toggle(mark, isMember && isRoomNeeded())
}
