import { expect, test } from 'vitest'
import { indexNames, readSynonyms } from '../synonyms/synonyms.rules.ts'
import { indexPlaces, parseTypedWords } from './typed-words.rules.ts'
import { buildSubjectQuery, buildWordQuery } from './word-query.rules.ts'

const known = {
  synonyms: indexNames(readSynonyms('chilly bin, esky; couch, sofa, lounge suite;')),
  places: indexPlaces(['Auckland', 'Lower Hutt', 'Mount Eden', 'Ōtaki']),
}
const queryFor = (q: string) => buildWordQuery(parseTypedWords(q, known))

test.each([
  ['Oak tables', "'oak' & 'table'"],
  ['the table of oak', "'table' & 'oak'"],
  ['the', "'the'"],
  ['table -oak', "'table' & !'oak'"],
  ['-oak', "'oak'"],
  ['T-shirt -', "('tshirt' | ('t' & 'shirt'))"],
  ['"road bikes" red', "(('road' <-> 'bike')) & 'red'"],
  ['table -"road bike"', "'table' & !(('road' <-> 'bike'))"],
  ['27" monitor', "'27' & 'monitor'"],
  ['mx5', "'mx5'"],
  ['MX-5', "'mx5'"],
  ['mx 5', "'mx5'"],
  ['iphone13', "('iphone13' | ('iphone' & '13'))"],
  ['128GB', "'128gb'"],
  ['128 GB', "'128gb'"],
  ['men’s', "'man'"],
  [
    'couches',
    "('couch' | ('=i:sofa' | '=e:sofa') | (('=i:lounge' | '=e:lounge') & ('=i:suite' | '=e:suite')))",
  ],
  ['esky', "('esky' | (('=i:chilly' | '=e:chilly') & ('=i:bin' | '=e:bin')))"],
  ['oak otaki', "'oak' & ('otaki' | '=f:otaki')"],
  ['mt eden', "(('mt' & 'eden') | '=f:mounteden')"],
  ['hutt', "('hutt' | '=f:hutt')"],
  ['eden', "'eden'"],
  ["x'y\\z", "'xy' & 'z'"],
  ['–', ''],
])('buildWordQuery reads %s', (q, query) => {
  expect(queryFor(q)).toBe(query)
})

test('buildSubjectQuery leaves out homes and vehicles that match only in their descriptions', () => {
  const subjectOf = (q: string) => buildSubjectQuery(parseTypedWords(q, known))
  expect(subjectOf('oak otaki')).toBe("('=t:general' | ('=i:oak' | '=e:oak'))")
  expect(subjectOf('otaki')).toBeNull()
})
