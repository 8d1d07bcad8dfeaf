import { operation } from '../core/operation.ts'
import type * as shapes from './settings-versions.shapes.ts'

export type * from './settings-versions.shapes.ts'

export const listSettingsVersions = operation<typeof shapes.listSettingsVersions>()({
  name: 'listSettingsVersions',
  summary: 'Every version of the settings that was published, with what it changed, newest first',
  method: 'GET',
  path: '/settings-versions',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const compareSettingsVersion = operation<typeof shapes.compareSettingsVersion>()({
  name: 'compareSettingsVersion',
  summary: 'What going back to a version of the settings would change',
  method: 'GET',
  path: '/settings-version/{version}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const restoreSettingsVersion = operation<typeof shapes.restoreSettingsVersion>()({
  name: 'restoreSettingsVersion',
  summary: 'Go back to a version of the settings, as a new version; current_version is the one that was read',
  method: 'POST',
  path: '/settings-version/{version}/restore',
  access: 'admin',
  limit: { calls: 30, per: 'minute' },
  refusals: ['settings_changed', 'second_person_needed'],
})

export const getSettingsDraft = operation<typeof shapes.getSettingsDraft>()({
  name: 'getSettingsDraft',
  summary: 'My draft of the settings, and what has been published since I began it',
  method: 'GET',
  path: '/settings-draft',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const saveSettingsDraft = operation<typeof shapes.saveSettingsDraft>()({
  name: 'saveSettingsDraft',
  summary:
    'Add to my draft of the settings. What is as published leaves it; version is the one that I have seen',
  method: 'PUT',
  path: '/settings-draft',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const discardSettingsDraft = operation<typeof shapes.discardSettingsDraft>()({
  name: 'discardSettingsDraft',
  summary: 'Throw my draft of the settings away',
  method: 'DELETE',
  path: '/settings-draft',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const publishSettingsDraft = operation<typeof shapes.publishSettingsDraft>()({
  name: 'publishSettingsDraft',
  summary:
    'Publish my draft of the settings, or some settings of it; version and revision are those that I looked through',
  method: 'POST',
  path: '/settings-draft/publish',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: ['settings_changed', 'settings_draft_changed', 'second_person_needed'],
})
