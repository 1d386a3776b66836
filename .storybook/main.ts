import { chosenBrand } from '@ott/brand/choose'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

/** One Storybook over all libraries. */
export default {
  stories: ['../libs/*/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    cacheDir: 'node_modules/.vite/storybook',
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
    build: {
      ...config.build,
      chunkSizeWarningLimit: 3000,
      // 'use client' means nothing here, and how long a plugin took is no warning.
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        checks: { bundlerTimings: false, moduleLevelDirective: false },
      },
    },
    define: { ...config.define, 'process.env.OTT_BRAND': JSON.stringify(chosenBrand(process.env)) },
    json: { namedExports: false },
  }),
} satisfies StorybookConfig
