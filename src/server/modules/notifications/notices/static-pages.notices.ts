import { pageChangedMaterially } from '#server/modules/static-pages/static-pages.events.ts'
import { enqueue } from '#server/platform/jobs/jobs.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { tellOfChangedPageTask } from '../changed-pages.jobs.ts'

export const notifyPageChanged = reaction({
  name: 'notify.page-changed',
  on: pageChangedMaterially,
  run: async (tx, { payload: { revision_id } }) =>
    await enqueue(tx, tellOfChangedPageTask, { revision_id, after: 0 }),
})
