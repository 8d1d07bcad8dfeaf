import { Ban, MessageSquareWarning, RotateCcw, Send } from 'lucide-react'
import type { MemberAct } from '#domains/accounts/common/members/members.ts'
import { decideMembers } from '#domains/moderation/common/warnings.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { api } from '#platform/web/session/api.ts'
import type { BulkAct } from '#domains/staff/web/shared/bulk/bulk-acts.ts'
import * as t from '#domains/accounts/texts.ts'

const decide =
  (act: MemberAct): BulkAct['send'] =>
  (ids, { reason }, options) =>
    api.call(decideMembers, { ids, act, reason }, options)

const undoBy =
  (act: MemberAct): NonNullable<BulkAct['undo']> =>
  (decided, reason, options) =>
    api.call(decideMembers, { ids: decided.map(({ id }) => id), act, reason }, options)

export const getMemberActs = makeTexts((): BulkAct[] => [
  {
    act: 'message',
    label: t.send_a_message(),
    icon: Send,
    confirm: (count) => t.message_count_members({ count }),
    what: t.they_read_it_in_ichat(),
    help: t.from_hoko_support(),
    field: t.the_message(),
    missing: t.write_a_message(),
    send: decide('message'),
  },
  {
    act: 'warn',
    label: t.warn(),
    icon: MessageSquareWarning,
    confirm: (count) => t.warn_count_members({ count }),
    what: t.its_no_strike(),
    help: t.each_member_reads_this(),
    send: decide('warn'),
  },
  {
    act: 'reinstate',
    label: t.reinstate_bulk(),
    icon: RotateCcw,
    confirm: (count) => t.reinstate_count_members({ count }),
    what: t.they_can_sign_in_again(),
    help: t.each_member_reads_this(),
    send: decide('reinstate'),
    undo: undoBy('suspend'),
  },
  {
    act: 'suspend',
    label: t.suspend_bulk(),
    icon: Ban,
    danger: true,
    confirm: (count) => t.suspend_count_members({ count }),
    what: t.theyre_signed_out_and_their_listings(),
    help: t.each_member_reads_this(),
    send: decide('suspend'),
    undo: undoBy('reinstate'),
  },
])
