import { task } from '#server/platform/jobs.ts'
import { removeStoredFilesTask } from './files.service.ts'
import { removeForgottenImages } from './media.service.ts'

export const mediaTasks = [
  removeStoredFilesTask,
  task({
    name: 'remove_forgotten_images',
    every: 'hour',
    run: async (_payload: object, platform) => {
      const count = await removeForgottenImages(platform)
      if (count > 0) platform.log.info({ count }, 'removed pictures that no listing holds')
    },
  }),
]
