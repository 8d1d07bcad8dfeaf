import { operation } from '../core/operation.ts'
import type * as shapes from './accounts.shapes.ts'

export type * from './accounts.shapes.ts'

export const getProfile = operation<typeof shapes.getProfile>()({
  name: 'getProfile',
  summary: 'My own account',
  method: 'GET',
  path: '/profile',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const putProfile = operation<typeof shapes.putProfile>()({
  name: 'putProfile',
  summary: 'Change my own profile',
  method: 'PUT',
  path: '/profile',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const exportMyData = operation<typeof shapes.exportMyData>()({
  name: 'exportMyData',
  summary: 'Everything held about me, as one ZIP of JSON and pictures (Privacy Act 2020, principle 6)',
  method: 'GET',
  path: '/export-my-data',
  access: 'signed_in',
  is_for_suspended: true,
  limit: { calls: 5, per: 'hour' },
  answers_file: true,
  refusals: ['password_needed'],
})
