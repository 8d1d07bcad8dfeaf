import { task } from '#platform/server/jobs/jobs.ts'
import { makeAvifTask, makeMissingAvif } from './pictures/avif.service.ts'
import { readdressTask } from './pictures/readdress.service.ts'
import { removeForgottenDocuments } from './documents/documents.service.ts'
import { purgeMediaTask } from './purging.service.ts'
import { removeStoredFilesTask } from './removing.service.ts'
import { removeForgottenImages } from './media.service.ts'

export const mediaTasks = [
  removeStoredFilesTask,
  purgeMediaTask,
  makeAvifTask,
  readdressTask,
  task({
    name: 'make_missing_avif',
    every: '5 minutes',
    run: async (_payload: object, platform) => {
      const count = await makeMissingAvif(platform)
      if (count > 0) platform.log.info({ count }, 'made AVIF of pictures that had none')
    },
  }),
  task({
    name: 'remove_forgotten_images',
    every: 'hour',
    run: async (_payload: object, platform) => {
      const count = await removeForgottenImages(platform)
      if (count > 0) platform.log.info({ count }, 'removed pictures that no listing holds')
    },
  }),
  task({
    name: 'remove_forgotten_documents',
    every: 'hour',
    run: async (_payload: object, platform) => {
      const count = await removeForgottenDocuments(platform)
      if (count > 0) platform.log.info({ count }, 'removed documents that no listing shows')
      await platform.storage.removeForgotten()
    },
  }),
]
