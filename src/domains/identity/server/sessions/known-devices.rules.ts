/** The user agent without versions, so that an update isn't another device. */
import { must } from '#platform/common/must.ts'
export const deviceKind = (userAgent: string): string =>
  userAgent
    .replace(/\d+(?:[._]\d+)*/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A home or an office gets other addresses within its network; a thief comes from elsewhere. */
export function getNetwork(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+)\.\d+\.\d+$/i.exec(address)
  if (v4) return must(v4[1], 'IPv4 address')
  return address.includes(':') ? firstGroups(address.toLowerCase()) : address
}

/** Returns '2404:4400:1234' for an IPv6 address: the /48 that a line or an office is given. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const noughts = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(noughts, 0) }, () => '0'), ...after]
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
