import { decideFlag, flagListing, listFlags } from '#domains/flags/common/flags.ts'
import {
  decideMemberFlag,
  exportMemberFlags,
  flagMember,
  listMemberFlags,
  putBackReported,
  removeReported,
} from '#domains/flags/common/member-flags.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { decideOne, flagOne, readFlags, exportFlags } from './flags.service.ts'
import {
  decideMemberFlagOnce,
  flagOneMember,
  putBackOfFlag,
  readMemberFlags,
  removeFlagged,
} from './member-flags.service.ts'
import type { MessageRemoving } from './removals.service.ts'

export function flagsRoutes(serve: Serve, { db }: Platform, messages: MessageRemoving): void {
  serve(flagListing, ({ input, caller }) => flagOne(db, caller.id, input))
  serve(listFlags, ({ input }) => readFlags(db, input.listing))
  serve(decideFlag, ({ input, caller }) => decideOne(db, caller.id, input))
  serve(flagMember, ({ input, caller }) => flagOneMember(db, caller.id, input))
  serve(listMemberFlags, ({ input }) => readMemberFlags(db, input))
  serve(exportMemberFlags, ({ input, caller }) => exportFlags(db, caller.id, input))
  serve(decideMemberFlag, ({ input, caller }) => decideMemberFlagOnce({ db, messages }, caller.id, input))
  serve(removeReported, ({ input, caller }) => removeFlagged({ db, messages }, caller.id, input))
  serve(putBackReported, ({ input, caller }) => putBackOfFlag({ db, messages }, caller.id, input))
}
