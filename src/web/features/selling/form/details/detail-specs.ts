export interface DetailSpec {
  label: string
  help?: string
  kind:
    | 'text'
    /** Numbers, typed as text. */
    | 'number'
    /** Square metres; hectares are typed with their unit. */
    | 'area'
    | 'money'
    | 'choice'
    | 'yes_no'
    | 'day'
    /** A date and time in Auckland. */
    | 'instant'
    | 'lines'
    | 'paragraphs'
    | 'visits'
    | 'uploads'
    /** Has a section of its own in the form. */
    | 'own'
  options?: Record<string, string>
  unit?: string
  placeholder?: string
}
