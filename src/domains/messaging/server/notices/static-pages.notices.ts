import { pageChangedMaterially } from '#domains/settings/server/static-pages/static-pages.events.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { notifyOfChangedPageTask } from '../changed-pages.jobs.ts'

export const notifyPageChanged = reaction({
  name: 'notify.page-changed',
  on: pageChangedMaterially,
  run: async (tx, { payload: { revision_id: revisionId } }) =>
    await enqueue(tx, notifyOfChangedPageTask, { revision_id: revisionId, after: 0 }),
})
