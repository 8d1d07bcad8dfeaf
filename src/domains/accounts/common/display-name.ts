import { getSegmenter } from '#platform/common/texts/intl.ts'
/** Returns 'Tāmati' for 'Tāmati W.'; another name, such as a shop's, is kept whole. */
export const getFirstName = (displayName: string): string => displayName.replace(/ \S{1,4}\.$/u, '')

/** Returns 'Tāmati W.'. */
export function getDisplayName({
  first_name: firstName,
  last_name: lastName,
}: {
  first_name: string
  last_name: string
}): string {
  const initial = [...getSegmenter().segment(lastName)][0]?.segment
  return initial ? `${firstName} ${initial.toLocaleUpperCase('en-NZ')}.` : firstName
}
