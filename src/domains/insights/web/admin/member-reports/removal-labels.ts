import type { FlaggedKind } from '#domains/flags/common/member-flags.ts'
import * as t from '#domains/insights/texts.ts'

const get = (kind: FlaggedKind) => (kind === 'message' || kind === 'question' ? kind : 'answer')

export const describeRemoving = (kind: FlaggedKind): string => t.remove_it({ kind: get(kind) })
export const confirmRemoving = (kind: FlaggedKind): string => t.remove_it_question({ kind: get(kind) })
export const describeRemoved = (kind: FlaggedKind): string => t.it_is_removed({ kind: get(kind) })
export const confirmRestoring = (kind: FlaggedKind): string => t.put_it_back_question({ kind: get(kind) })
export const describeRestored = (kind: FlaggedKind): string => t.it_is_put_back({ kind: get(kind) })
