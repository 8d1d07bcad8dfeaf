import { ScrollText } from 'lucide-react'
import * as z from 'zod/mini'
import { exportAudit, listAuditActors, searchAudit } from '#domains/staff/common/audit/audit.ts'
import { searchAudit as shapes } from '#domains/staff/common/audit/audit.shapes.ts'
import type { AuditKind } from '#domains/staff/common/audit-kinds.ts'
import { must } from '#platform/common/must.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { makeAdminMeta } from '../../shared/admin-meta.ts'
import { AuditSteps } from '../../shared/audit/audit-log.tsx'
import { findActions } from '../../shared/audit/audit-log-labels.ts'
import { defineTable } from '../../shared/table/define-table.tsx'
import * as t from '#domains/staff/texts.ts'

export const meta = makeAdminMeta(t.audit_log)

const audit = defineTable({
  name: 'audit-log',
  path: '/audit-log',
  operation: searchAudit,
  query: z.omit(shapes.query, { q_actions: true }),
  icon: ScrollText,
  words: () => ({
    title: t.audit_log(),
    failed: t.the_audit_log_didnt_load(),
    loading: t.loading_the_audit_log(),
    seeAll: t.see_everything(),
    noMatches: t.try_other_words_or_days(),
    none: { title: t.no_entries(), text: t.what_admins_do_is_shown_here() },
  }),
  toInput: (search) => ({ ...search, q_actions: findActions(search.q ?? '').join(',') }),
  useExtras: () => useApiQuery(listAuditActors, {}, { staleTime: 60_000 }).data?.items ?? [],
  filters: ({ search: { member_id: memberId, listing_id: listingId }, extras: actors }) => [
    { kind: 'search', label: t.search_the_log() },
    {
      kind: 'choice',
      name: 'actor_id',
      label: t.who(),
      any: t.anyone(),
      options: actors.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t.what(),
      any: t.anything(),
      options: {
        members: t.members(),
        listings: t.listings(),
        sales: t.sales_and_reviews(),
        messages: t.messages(),
        money: t.money(),
        content: t.content(),
        settings: t.settings(),
      } satisfies Record<AuditKind, string>,
    },
    { kind: 'days', from: 'from', to: 'to', label: t.from() },
    {
      kind: 'link',
      names: ['member_id'],
      chip: () => t.about_member_number({ id: must(memberId, 'member_id') }),
    },
    {
      kind: 'link',
      names: ['listing_id'],
      chip: () => t.about_listing_number({ id: must(listingId, 'listing_id') }),
    },
    {
      kind: 'link',
      names: ['q', 'actor_id', 'kind', 'from', 'to', 'member_id', 'listing_id'],
      chip: t.clear,
    },
  ],
  renderRows: (entries) => (
    <div className="rounded-panel border border-line bg-paper p-4 sm:p-5">
      <AuditSteps entries={entries} namesSubject showsOrigin />
    </div>
  ),
  Pager: ({ search, reply, to }) => (
    <nav aria-label={t.pages()} className="mt-4 flex flex-wrap gap-2">
      {search.before !== undefined && (
        <LinkButton kind="quiet" to={to({ ...search, before: undefined })}>
          {t.newest()}
        </LinkButton>
      )}
      {reply?.next_before && (
        <LinkButton kind="quiet" to={to({ ...search, before: reply.next_before })}>
          {t.older()}
        </LinkButton>
      )}
    </nav>
  ),
  csv: { op: exportAudit, what: 'audit', always: true, isGated: true },
})

export default audit.Page
