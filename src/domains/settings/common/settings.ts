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

export const listSettingsVersions = operation<typeof shapes.listSettingsVersions>('GET /settings-versions')({
  name: 'listSettingsVersions',
  summary: 'Every version of the settings that was published, with what it changed, newest first',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const compareSettingsVersion = operation<typeof shapes.compareSettingsVersion>(
  'GET /settings-version/{version}',
)({
  name: 'compareSettingsVersion',
  summary: 'What going back to a version of the settings would change',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const restoreSettingsVersion = operation<typeof shapes.restoreSettingsVersion>(
  'POST /settings-version/{version}/restore',
)({
  name: 'restoreSettingsVersion',
  summary: 'Go back to a version of the settings, as a new version; current_version is the one that was read',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 30, per: 'minute' },
  refusals: ['settings_changed', 'second_person_needed'],
})

export const getSettingsDraft = operation<typeof shapes.getSettingsDraft>('GET /settings-draft')({
  name: 'getSettingsDraft',
  summary: 'My draft of the settings, and what has been published since I began it',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 240, per: 'minute' },
})

export const saveSettingsDraft = operation<typeof shapes.saveSettingsDraft>('PUT /settings-draft')({
  name: 'saveSettingsDraft',
  summary:
    'Add to my draft of the settings. What is as published leaves it; version is the one that I have seen',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
})

export const discardSettingsDraft = operation<typeof shapes.discardSettingsDraft>('DELETE /settings-draft')({
  name: 'discardSettingsDraft',
  summary: 'Throw my draft of the settings away',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 60, per: 'minute' },
})

export const publishSettingsDraft = operation<typeof shapes.publishSettingsDraft>(
  'POST /settings-draft/publish',
)({
  name: 'publishSettingsDraft',
  summary:
    'Publish my draft of the settings, or some settings of it; version and revision are those that I looked through',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 60, per: 'minute' },
  refusals: ['settings_changed', 'settings_draft_changed', 'second_person_needed'],
})
