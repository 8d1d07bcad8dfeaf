import { operation } from '../core/operation.ts'
import type * as shapes from './faqs.shapes.ts'

export type * from './faqs.shapes.ts'

export const listFaqs = operation<typeof shapes.listFaqs>()({
  name: 'listFaqs',
  summary: 'Questions and answers for everyone, by group',
  method: 'GET',
  path: '/faq-list',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listAdminFaqs = operation<typeof shapes.listAdminFaqs>()({
  name: 'listAdminFaqs',
  summary: 'Every question in order, hidden ones as well',
  method: 'GET',
  path: '/faq',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getFaq = operation<typeof shapes.getFaq>()({
  name: 'getFaq',
  summary: 'One question with its answer; a hidden one only for admins',
  method: 'GET',
  path: '/faq/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const createFaq = operation<typeof shapes.createFaq>()({
  name: 'createFaq',
  summary: 'Add an FAQ at the end of its group, or at a place in it',
  method: 'POST',
  path: '/faq',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: [],
})

export const updateFaq = operation<typeof shapes.updateFaq>()({
  name: 'updateFaq',
  summary: 'Change a question or its place; what is left out stays',
  method: 'PUT',
  path: '/faq/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const deleteFaq = operation<typeof shapes.deleteFaq>()({
  name: 'deleteFaq',
  summary: 'Remove a question',
  method: 'DELETE',
  path: '/faq/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})
