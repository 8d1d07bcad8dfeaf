import { operation } from '#platform/common/operation.ts'
import type * as shapes from './templates.shapes.ts'

export type * from './templates.shapes.ts'

export const maxTemplates = 200

export const listTemplates = operation<typeof shapes.listTemplates>('GET /moderation-template')({
  name: 'listTemplates',
  summary: 'What admins write to members in decisions, by rule; retired ones last',
  access: 'admin',
  duty: 'caseReading',
  limit: { calls: 240, per: 'minute' },
})

export const createTemplate = operation<typeof shapes.createTemplate>('POST /moderation-template')({
  name: 'createTemplate',
  summary: 'Add a template for decisions',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['templates_full'],
})

export const updateTemplate = operation<typeof shapes.updateTemplate>('PUT /moderation-template/{id}')({
  name: 'updateTemplate',
  summary: 'Change a template, retire it or use it again',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
})
