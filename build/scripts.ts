import TerserPlugin from 'terser-webpack-plugin';
import type { RuleSetRule } from 'webpack';

/** How TypeScript becomes what browsers run. */
export const scripts = ({ refresh }: { refresh: boolean }): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', refresh, development: refresh } },
    },
  },
});

/** Writes scripts as short as they get. */
export const scriptMinimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { passes: 4, ecma: 2022 }, mangle: true, ecma: 2022, module: true },
  });
