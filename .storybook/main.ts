import { chosenBrand } from '@ott/brand/choose'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { join } from 'node:path'
import { logger } from 'storybook/internal/node-logger'

/** Any warning of Storybook, or of Vite through it, fails the build. */
const refuse: typeof logger.warn = (warning) => { throw new Error(String(warning)) }

/** One Storybook for all libraries. */
export default {
  stories: ['../libs/*/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  previewAnnotations: [join(import.meta.dirname, 'docs.tsx')],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config, { configType }) => {
    if (configType === 'PRODUCTION') logger.warn = refuse
    return {
      ...config,
      cacheDir: 'node_modules/.vite/storybook',
      resolve: { ...config.resolve, alias: [{ find: /^@ott\/brand$/, replacement: join(import.meta.dirname, 'brand.ts') }] },
      plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
      build: {
        ...config.build,
        chunkSizeWarningLimit: 3000,
        // 'use client' has no effect here, and plugin timings are not warnings.
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          checks: { bundlerTimings: false, moduleLevelDirective: false },
        },
      },
      define: { ...config.define, 'process.env.OTT_BRAND': JSON.stringify(chosenBrand(process.env)) },
      json: { namedExports: false },
    }
  },
} satisfies StorybookConfig
