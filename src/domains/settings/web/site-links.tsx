import type { Reach } from './reach.ts'
import * as t from '#domains/settings/texts.ts'

const linkStyle = 'rounded-control py-1 font-medium text-ink-2 hover:text-ink hover:underline break-all'

// The letters on phone keys, so that 0800 HOKO can be dialled.
const keys = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

export const getDigits = (phone: string): string =>
  phone
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(keys.findIndex((letters) => letters.includes(letter))))
    .replace(/[^\d+]/g, '')

export function SiteLinks({ reach }: { reach: Reach }) {
  const { support_email: supportEmail, support_phone: supportPhone } = reach
  const links = [
    supportEmail && { href: `mailto:${supportEmail}`, label: supportEmail },
    supportPhone && { href: `tel:${getDigits(supportPhone)}`, label: supportPhone },
    reach.facebook_url && { href: reach.facebook_url, label: t.facebook() },
    reach.instagram_url && { href: reach.instagram_url, label: t.instagram() },
    reach.tiktok_url && { href: reach.tiktok_url, label: 'TikTok' },
    reach.youtube_url && { href: reach.youtube_url, label: 'YouTube' },
    reach.app_store_url && { href: reach.app_store_url, label: t.app_store() },
    reach.play_store_url && { href: reach.play_store_url, label: t.google_play() },
  ].filter((link) => link !== null && link !== '')
  if (links.length === 0) return null
  return (
    <ul aria-label={t.reach_us()} className="flex flex-wrap gap-x-5 gap-y-2">
      {links.map(({ href, label }) => (
        <li key={label}>
          <a href={href} rel="noopener" className={linkStyle}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
