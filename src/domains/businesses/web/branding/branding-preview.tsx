import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useState } from 'react'
import type { Branding } from '#domains/businesses/common/branding.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { BrandBand } from './brand-band.tsx'
import * as t from '#domains/businesses/texts.ts'

/** Previews the branding in both themes, on a phone and on a desktop. */
export function BrandingPreview({ branding, name }: { branding: Branding; name: string }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [device, setDevice] = useState<'phone' | 'desktop'>('desktop')
  return (
    <section aria-label={t.preview()} className="grid grid-cols-1 gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t.preview()}</h3>
        <div className="flex flex-wrap gap-2">
          <Segmented
            label={t.theme()}
            value={theme}
            options={[
              { value: 'light', label: t.light_theme(), icon: Sun },
              { value: 'dark', label: t.dark_theme(), icon: Moon },
            ]}
            onChange={setTheme}
          />
          <Segmented
            label={t.screen()}
            value={device}
            options={[
              { value: 'desktop', label: t.desktop(), icon: Monitor },
              { value: 'phone', label: t.phone(), icon: Smartphone },
            ]}
            onChange={setDevice}
          />
        </div>
      </div>
      <div className={joinClasses(theme, 'rounded-panel border border-line bg-ground p-3.5 text-ink')}>
        <div className={joinClasses('mx-auto grid gap-3', device === 'phone' ? 'max-w-80' : 'max-w-4xl')}>
          <BrandBand branding={branding} name={name} />
          <p className="rounded-panel border border-line bg-paper px-4 py-3 text-base font-semibold">
            {name}
          </p>
        </div>
      </div>
    </section>
  )
}
