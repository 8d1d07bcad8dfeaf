import { questionAsked } from '#server/modules/questions/questions.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectAsker, selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { questionWords } from './notifications.words.ts'

export const notifyQuestionAsked = reaction({
  name: 'notify.question-asked',
  on: questionAsked,
  run: async (tx, { payload: { question_id, listing_id, seller_id, text } }, platform) => {
    const asker = await selectAsker(tx, question_id)
    if (!asker) return
    const words = questionWords(await selectNamedListing(tx, listing_id), asker.display_name, text)
    await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
