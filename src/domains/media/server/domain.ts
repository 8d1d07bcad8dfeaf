import * as media from '../common/media.ts'
import * as mediaShapes from '../common/media.shapes.ts'
import { mediaTasks } from './media.jobs.ts'
import { mediaRoutes, registerMediaFiles, registerSignedFiles } from './media.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [media],
  shapes: [mediaShapes],
  routes: [mediaRoutes],
  registrations: [registerMediaFiles, registerSignedFiles],
  tasks: mediaTasks,
  tables: ['images', 'files'],
}
