import { questionAnswered, questionAsked } from '#domains/listings/server/questions/questions.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { selectAsker, selectNamedListing } from '../notifications.queries.ts'
import { notifyAccount, readOfQuestions } from '../notifications.service.ts'
import { notifyTeam } from '../team-notices.service.ts'
import { composeAnswerNotice, composeQuestionNotice } from '../labels/notifications.labels.ts'

export const notifyQuestionAsked = reaction({
  name: 'notify.question-asked',
  on: questionAsked,
  run: async (tx, { payload: { question_id, listing_id, seller_id, asker_id, text } }, platform) => {
    const asker = await selectAsker(tx, question_id)
    if (!asker) return
    const words = composeQuestionNotice(await selectNamedListing(tx, listing_id), asker.display_name, text)
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
    const team = { seller_id, right: 'questions', other_id: asker_id } as const
    await notifyTeam(tx, platform, team, { listing_id, ...words })
  },
})

export const notifyQuestionAnswered = reaction({
  name: 'notify.question-answered',
  on: questionAnswered,
  run: async (tx, { payload: { listing_id, asker_id, text } }, platform) => {
    const words = composeAnswerNotice(await selectNamedListing(tx, listing_id), text)
    await readOfQuestions(tx, listing_id)
    await notifyAccount(tx, platform, { account_id: asker_id, listing_id, ...words })
  },
})
