import { writeText } from '../storage/browser-storage.ts'

const key = 'strip'
const mark = 'strip-reserved'

/**
 * Inline, before the first paint: a signed-in member's personal strip gets its room, unless it was
 * empty last time. The page itself is the same for everyone. Reads storage like `browserStorage`.
 */
export const reservedRoomScript = `try{(function(a){if(!sessionStorage.getItem('view')&&a.token&&a.user.type==='user'&&localStorage.getItem('${key}')!=='empty')document.documentElement.classList.add('${mark}')})(JSON.parse(localStorage.getItem('auth')||'{}'))}catch{}`

export const hasRoom = (): boolean => document.documentElement.classList.contains(mark)

export const rememberRoom = (isNeeded: boolean): void =>
  writeText('localStorage', key, isNeeded ? 'full' : 'empty')

export const forgetRoom = (): void => document.documentElement.classList.remove(mark)
