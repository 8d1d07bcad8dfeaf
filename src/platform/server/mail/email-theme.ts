export type Theme = 'light' | 'dark'

export interface Palette {
  ground: string
  card: string
  line: string
  ink: string
  soft: string
  link: string
  onButton: string
}

const palettes: Record<Theme, Palette> = {
  light: {
    ground: '#f3f5f4',
    card: '#ffffff',
    line: '#dde2df',
    ink: '#1c2321',
    soft: '#55605c',
    link: '#0b5d4e',
    onButton: '#ffffff',
  },
  dark: {
    ground: '#141918',
    card: '#1d2423',
    line: '#323b39',
    ink: '#e8ece9',
    soft: '#a9b5b0',
    link: '#7fd6c2',
    onButton: '#0d1f1a',
  },
}

export const getPalette = (theme: Theme): Palette => palettes[theme]

const { ground, card, line, ink, soft, link, onButton } = palettes.dark

/** Overrides the colours in the elements' inline styles, which every mail program reads. */
export const themeStyles = `<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: ${ground} !important; }
  .card { background: ${card} !important; border-color: ${line} !important; }
  .ink { color: ${ink} !important; }
  .soft { color: ${soft} !important; }
  .link { color: ${link} !important; }
  .button { background: ${link} !important; }
  .on-button { color: ${onButton} !important; }
}
</style>
`
