import { questionAnswered, questionAsked } from '#domains/listings/server/questions/questions.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { selectAsker, selectNamedListing } from '../notifications.queries.ts'
import { notifyAccount, markQuestionsRead } from '../notifications.service.ts'
import { notifyTeam } from '../team-notices.service.ts'
import { composeAnswerNotice, composeQuestionNotice } from '../labels/notifications.labels.ts'

export const notifyQuestionAsked = reaction({
  name: 'notify.question-asked',
  on: questionAsked,
  run: async (
    tx,
    {
      payload: {
        question_id: questionId,
        listing_id: listingId,
        seller_id: sellerId,
        asker_id: askerId,
        text,
      },
    },
    platform,
  ) => {
    const asker = await selectAsker(tx, questionId)
    if (!asker) return
    const words = composeQuestionNotice(await selectNamedListing(tx, listingId), asker.display_name, text)
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
    const team = { seller_id: sellerId, right: 'questions', other_id: askerId } as const
    await notifyTeam(tx, platform, team, { listing_id: listingId, ...words })
  },
})

export const notifyQuestionAnswered = reaction({
  name: 'notify.question-answered',
  on: questionAnswered,
  run: async (tx, { payload: { listing_id: listingId, asker_id: askerId, text } }, platform) => {
    const words = composeAnswerNotice(await selectNamedListing(tx, listingId), text)
    await markQuestionsRead(tx, listingId)
    await notifyAccount(tx, platform, { account_id: askerId, listing_id: listingId, ...words })
  },
})
