import { operation } from '#platform/common/operation.ts'
import type * as shapes from './settings.shapes.ts'

export type * from './settings.shapes.ts'

export const getSettings = operation<typeof shapes.getSettings>('GET /settings')({
  name: 'getSettings',
  summary: 'What everyone may know of the settings; all of them for an admin',
  access: 'anyone',
  view: 'public',
  limit: { calls: 600, per: 'minute' },
})

export const putSettings = operation<typeof shapes.putSettings>('PUT /settings')({
  name: 'putSettings',
  summary: 'Change settings; those left out stay. version is the one that was read',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 60, per: 'minute' },
  refusals: ['settings_changed', 'second_person_needed'],
})
