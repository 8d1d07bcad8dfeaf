import { questionAnswered } from '#server/modules/questions/questions.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify, readOfQuestions } from './notifications.service.ts'
import { answerWords } from './notifications.words.ts'

export const notifyQuestionAnswered = reaction({
  name: 'notify.question-answered',
  on: questionAnswered,
  run: async (tx, { payload: { listing_id, asker_id, text } }, platform) => {
    const words = answerWords(await selectNamedListing(tx, listing_id), text)
    await readOfQuestions(tx, listing_id)
    await notify(tx, platform, { account_id: asker_id, listing_id, ...words })
  },
})
