import { expect, test } from 'vitest'
import { agencyErrors, placeErrors, readNumbers } from './profile.rules.ts'

test.each([
  ['nothing typed', {}, {}, {}],
  ['both typed', { nzbn: '9429 0395 01974', gst_number: '49-091-850' }, both(), {}],
  ['both emptied', { nzbn: '', gst_number: '  ' }, { nzbn: null, gst_number: null }, {}],
  [
    'one right, one wrong',
    { nzbn: '9429039501974', gst_number: '49091851' },
    { nzbn: '9429039501974' },
    { gst_number: 'That isn’t a valid GST number. Check the digits.' },
  ],
  ['a wrong NZBN', { nzbn: '9429039501976' }, {}, { nzbn: 'That isn’t a valid NZBN. Check the digits.' }],
])('readNumbers reads numbers: %s', (_case, typed, numbers, errors) => {
  expect(readNumbers(typed)).toEqual({ numbers, errors })
})

function both() {
  return { nzbn: '9429039501974', gst_number: '49091850' }
}

const pickSuburb = { suburb: 'Choose a town or suburb from the list.' }

test.each([
  ['nowhere', null, null, false, null, {}],
  ['a region alone', 'otago', null, true, null, {}],
  ['a suburb in its region', 'wellington', 'te-aro', true, 'wellington', {}],
  ['an unknown region', 'utopia', null, false, null, { region: 'Choose a region from the list.' }],
  ['an unknown suburb', 'otago', 'utopia', true, null, pickSuburb],
  ['an unknown suburb alone', null, 'utopia', false, null, pickSuburb],
  [
    'a suburb in another region',
    'otago',
    'te-aro',
    true,
    'wellington',
    { suburb: 'That town or suburb is in another region.' },
  ],
  [
    'a suburb without its region',
    null,
    'te-aro',
    false,
    'wellington',
    { region: 'Choose a region too, or leave both blank.' },
  ],
])('a place is checked: %s', (_case, region, suburb, regionIsKnown, regionOfSuburb, errors) => {
  expect(
    placeErrors({ region, suburb }, { region_is_known: regionIsKnown, region_of_suburb: regionOfSuburb }),
  ).toEqual(errors)
})

test.each([
  ['no licence', { agency_licence: null, trading_name: null }, {}],
  ['a licence with a name', { agency_licence: '2008123', trading_name: 'Kāhu Realty' }, {}],
  [
    'a licence without a name',
    { agency_licence: '2008123', trading_name: '' },
    { trading_name: 'Enter the agency’s name. We show it on every listing.' },
  ],
])('an agency is checked with %s', (_name, expected, errors) => {
  expect(agencyErrors(expected)).toEqual(errors)
})
