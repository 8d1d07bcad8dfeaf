import type { AccountId } from '#platform/common/ids.ts'
import type { NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

/** Opens in the business's name. */
export const getTeamChatPath = (sellerId: AccountId, conversationId: number) =>
  `/ichat?seller=${sellerId}&chat=${conversationId}`

/** Adapts the owner's text for a team member who may answer it too. */
export const toTeam = <W extends NoticeTexts>({ body, ...words }: W, name: string) => ({
  ...words,
  body: t.you_answer_for_name({ body, name }),
})
