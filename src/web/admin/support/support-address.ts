import { support_views, type SupportView } from '#contract/chat/support.ts'

export interface SupportFilter {
  show: SupportView
  q: string
  page: number
}

export interface SupportPlace extends SupportFilter {
  chat: number | null
  /** Whom an admin writes to first. */
  member: number | null
}

function readId(asked: URLSearchParams, name: string): number | null {
  const id = Number(asked.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

export function readSupportPlace(asked: URLSearchParams): SupportPlace {
  const page = readId(asked, 'page') ?? 1
  return {
    show: support_views.find((one) => one === asked.get('show')) ?? 'waiting',
    q: (asked.get('q') ?? '').slice(0, 100),
    page: page <= 10_000 ? page : 1,
    chat: readId(asked, 'chat'),
    member: readId(asked, 'member'),
  }
}

export function supportAddress({ show, q, page, chat, member }: Partial<SupportPlace>): string {
  const wanted = new URLSearchParams({
    ...(show && show !== 'waiting' && { show }),
    ...(q && { q }),
    ...(page && page > 1 && { page: String(page) }),
    ...(chat && { chat: String(chat) }),
    ...(member && { member: String(member) }),
  })
  return wanted.size > 0 ? `/support?${wanted}` : '/support'
}
