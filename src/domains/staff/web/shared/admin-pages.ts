import type { LucideIcon } from 'lucide-react'
import type { AdminTaskKind } from '#domains/moderation/common/records/records.ts'
import { getAdminQueues } from '#domains/insights/web/shared/admin-queues.ts'
import { findAddress } from '#platform/common/addresses.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getShortcuts } from '../frame/shortcuts.ts'
import * as t from '#domains/staff/texts.ts'

export interface AdminPlace {
  label: string
  href: string
  icon: LucideIcon
  also?: string
}

/** A page in the menu of the back office. A domain declares its own in `web/admin/menu.ts`. */
export interface MenuPage extends AdminPlace {
  group: 'market' | 'people' | 'money' | 'content' | 'platform'
  /** Within its group, from 1. */
  place: number
  sections?: { label: string; id: string }[]
  /** Prefixes of its sub pages' addresses. */
  within?: string[]
  /** Each task counts for one page: the moderation queue counts only for Moderation. */
  tasks?: AdminTaskKind[]
}

let listMenuPages: () => MenuPage[] = () => []

/** The app calls it with the menus of all domains, before the back office is shown. */
export function setMenu(menus: readonly (() => MenuPage[])[]): void {
  listMenuPages = () => menus.flatMap((getPages) => getPages())
}

const getGroups = makeTexts((): { name: string; group: MenuPage['group'] }[] => [
  { name: t.market(), group: 'market' },
  { name: t.people(), group: 'people' },
  { name: t.money(), group: 'money' },
  { name: t.content(), group: 'content' },
  { name: t.platform(), group: 'platform' },
])

export const getAdminGroups = makeTexts((): { name: string; pages: MenuPage[] }[] =>
  getGroups().map(({ name, group }) => ({
    name,
    pages: listMenuPages()
      .filter((page) => page.group === group)
      .toSorted((a, b) => a.place - b.place),
  })),
)

export const getAdminPlaces = makeTexts((): AdminPlace[] => [
  ...getAdminGroups().flatMap(({ pages }) =>
    pages.flatMap(({ label, href, icon, also, sections = [] }) => [
      { label, href, icon, ...(also && { also }) },
      ...sections.map((section) => ({ label: section.label, href: `${href}#${section.id}`, icon })),
    ]),
  ),
  ...getAdminQueues().map(({ label, href, icon, also }) => ({ label, href, icon, ...(also && { also }) })),
  ...getShortcuts(),
])

/** Tells whether a role may open an admin page. */
export function isForRole(href: string, may: (op: Pick<AnyOperation, 'duty'>) => boolean): boolean {
  const needs = findAddress(href.replace(/[?#].*$/, ''))?.needs
  return needs === undefined || may({ duty: needs })
}

export function currentPage(path: string): MenuPage | undefined {
  const pages = getAdminGroups().flatMap((group) => group.pages)
  return (
    pages.find(({ href }) => href === path) ??
    pages.find(({ within }) => within?.some((prefix) => path.startsWith(prefix)))
  )
}
