import { operation } from '../core/operation.ts'
import type * as shapes from './templates.shapes.ts'

export type * from './templates.shapes.ts'

export const max_templates = 200

export const listTemplates = operation<typeof shapes.listTemplates>()({
  name: 'listTemplates',
  summary: 'What admins write to members in decisions, by rule; retired ones last',
  method: 'GET',
  path: '/moderation-template',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const createTemplate = operation<typeof shapes.createTemplate>()({
  name: 'createTemplate',
  summary: 'Add a template for decisions',
  method: 'POST',
  path: '/moderation-template',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['templates_full'],
})

export const updateTemplate = operation<typeof shapes.updateTemplate>()({
  name: 'updateTemplate',
  summary: 'Change a template, retire it or use it again',
  method: 'PUT',
  path: '/moderation-template/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})
