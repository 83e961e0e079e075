import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { ChunkPackagesPlugin } from './build/chunkPackages';
import { className } from './build/classNames';
import { ClientManifestPlugin } from './build/clientManifest';
import { CompressPlugin } from './build/compress';
import { NamedChunksPlugin } from './build/namedChunks';
import { scriptMinimizer, scripts } from './build/scripts';
import { ServiceWorkerPlugin } from './build/serviceWorker';
import { shellParts, shellPolicy } from './build/shell';
import { WebManifestPlugin } from './build/webManifest';
import { apiBase, originOf } from './src/common/domain/addresses';

const root = __dirname;
const dist = path.join(root, 'dist');

/** Values of the build's environment that the code may read; each stands in docs/CONFIGURATION.md. */
const BUILD_VARIABLES = [
  'API_BASE_URL',
  'BUSINESS_NAME',
  'BUSINESS_PHONE',
  'BUSINESS_WHATSAPP',
  'BUSINESS_EMAIL',
  'BUSINESS_ADDRESS',
  'BUSINESS_POSITION',
  'BUSINESS_VIDEO',
  'BUSINESS_FACEBOOK',
  'BUSINESS_INSTAGRAM',
  'BUSINESS_YOUTUBE',
  'BUSINESS_X',
];

const buildVariables = Object.fromEntries(
  BUILD_VARIABLES.map((name) => [
    `process.env.${name}`,
    process.env[name] === undefined ? 'undefined' : JSON.stringify(process.env[name]),
  ]),
);

function styles(options: { production: boolean; server: boolean }) {
  const css = (modules: boolean) => ({
    loader: 'css-loader',
    options: {
      importLoaders: 1,
      modules: modules && {
        ...(options.production ? { getLocalIdent: className } : { localIdentName: '[name]__[local]' }),
        localIdentContext: root,
        exportOnlyLocals: options.server,
        namedExport: false,
        exportLocalsConvention: 'as-is',
      },
    },
  });
  const fixed = path.join(root, 'build/fixedTokens.ts');
  const extract = options.server ? [] : [MiniCssExtractPlugin.loader];
  return [
    { test: /\.module\.css$/, use: [...extract, css(true), fixed] },
    // Global sheets (the reset, Swiper's own): the server only needs the class names of modules.
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      ...(options.server ? { type: 'asset/source' } : { use: [...extract, css(false), fixed] }),
      sideEffects: true,
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: !options.server },
    },
  ];
}

const LIBRARIES = /[\\/]node_modules[\\/]/;
/** What the staff's lists share, and what their forms do, but the password's field: each is one file, which the first page that needs it brings. */
const LISTS =
  /[\\/](node_modules[\\/]@mui[\\/](material[\\/](Table|Menu|Popover|List|LinearProgress|Checkbox|SvgIcon|internal|FormControl|Select|zero-styled|utils)|utils)|src[\\/]staff[\\/]kit[\\/]list)/;
const FORMS =
  /[\\/](node_modules[\\/](formik|yup|lodash-es|property-expr|tiny-case|toposort|deepmerge|react-fast-compare|@mui[\\/](material|system|styled-engine)[\\/](InputBase|OutlinedInput|Input|NativeSelect|Switch|TextareaAutosize|GlobalStyles))|src[\\/]staff[\\/]kit[\\/]fields[\\/](?!PasswordField)|src[\\/]common[\\/]ui[\\/](Formik|formik|TextInput|Field|ErrorSummary))/;
/** React Router names only its development build to bundlers; the other one does not carry the warnings' words. */
const ROUTER = path.join(root, 'node_modules/react-router/dist/production');
const ofStaff = ({ name }: { name?: string | null | undefined }) => name?.startsWith('staff-') === true;

function common(production: boolean): Configuration {
  return {
    mode: production ? 'production' : 'development',
    context: root,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      ...(production && {
        alias: { 'react-router$': `${ROUTER}/index.mjs`, 'react-router/dom$': `${ROUTER}/dom-export.mjs` },
      }),
    },
    stats: production ? { preset: 'errors-warnings' } : 'errors-warnings',
    performance: { hints: false },
  };
}

/**
 * What nothing here uses but what libraries would bring along: icons of MUI are the dashboard's, boxes are drawn by the
 * theme; how redux-persist joins states is said of each slice (src/common/state/persist.ts), and none is purged.
 */
function leftOut() {
  return [
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]svg-icons[\\/]\w+(\.mjs)?$|[\\/]Input[\\/]index\.mjs$|^hoist-non-react-statics$|[\\/](autoMergeLevel1|purgeStoredState)$/,
      path.join(root, 'build/stubs/unused.ts'),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]TouchRipple(\.mjs|\.js)?$/,
      path.join(root, 'build/stubs/noRipple.ts'),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]createThemeWithVars(\.mjs|\.js)?$/,
      path.join(root, 'build/stubs/noCssVariables.ts'),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]defaultTheme(\.mjs|\.js)?$/,
      path.join(root, 'build/stubs/defaultTheme.ts'),
    ),
  ];
}

/** What every browser has, or none: what libraries do where it is otherwise is left out. */
const IN_BROWSERS = {
  window: 'object',
  document: 'object',
  navigator: 'object',
  globalThis: 'object',
  AbortController: 'function',
  DOMException: 'function',
  MessageChannel: 'function',
  setImmediate: 'undefined',
};

/** Where `npm run dev` asks for what only a server answers. */
const target = process.env.API_TARGET ?? 'http://127.0.0.1:3001';

/** What is not used before an interaction stays out of the first load; a test on the chunk graph keeps it so. */
function client(production: boolean, serve: boolean): Configuration & { devServer?: DevServerConfiguration } {
  const policy = shellPolicy(originOf(apiBase), originOf(process.env.MEDIA_PUBLIC_URL ?? ''));
  const shell = {
    template: 'src/common/app/shell.ejs',
    scriptLoading: 'defer' as const,
    templateParameters: shellParts(production && !serve ? policy : null),
  };
  return {
    ...common(production),
    name: 'client',
    target: 'browserslist',
    // Two programs (docs/decisions/004-two-programs.md): neither pays for what the other uses of a library.
    entry: { main: './src/shop/main.tsx', staff: './src/staff/main.tsx' },
    output: {
      path: path.join(dist, 'public'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // Beside the folder that is served, here or by a host of static files.
      sourceMapFilename: '../maps/[file].map',
      clean: true,
    },
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    module: { rules: [scripts({ refresh: serve }), ...styles({ production, server: false })] },
    optimization: {
      minimizer: [scriptMinimizer(), new CssMinimizerPlugin({ minify: CssMinimizerPlugin.cssnanoMinify })],
      // The libraries change less often than the shop: a file of their own stays in the visitor's cache.
      // A page is one more file; small parts that two pages share stand in both, which costs less than a request.
      splitChunks: {
        minSize: 42_000,
        // The search's page has most of what the shop's has: by itself it costs the shop no further file.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'search',
        cacheGroups: {
          libraries: { test: LIBRARIES, name: 'libraries', chunks: ({ name }) => name === 'main', enforce: true },
          staffLists: { test: LISTS, name: 'staff-lists', chunks: ofStaff, minChunks: 2, enforce: true },
          staffForms: { test: FORMS, name: 'staff-forms', chunks: ofStaff, minChunks: 2, enforce: true },
          staffLibraries: {
            test: LIBRARIES,
            name: 'staff-libraries',
            chunks: ({ name }) => name === 'staff',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      // What only the server calls is left out (docs/decisions/007-code-for-the-server-only.md).
      new webpack.DefinePlugin({
        ...buildVariables,
        ...Object.fromEntries(
          Object.entries(IN_BROWSERS).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
        ),
      }),
      ...leftOut(),
      // Style sheets do not build on each other's order: what overrides doubles its class (docs/CONVENTIONS.md).
      new MiniCssExtractPlugin({
        ignoreOrder: true,
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
      }),
      new NamedChunksPlugin(),
      new ClientManifestPlugin('../client.json'),
      new ChunkPackagesPlugin('../stats.json'),
      new HtmlWebpackPlugin({ ...shell, filename: 'index.html', chunks: ['main'] }),
      // For hosts of plain files; the server writes the document itself (src/staff/app/staffDocument.ts).
      new HtmlWebpackPlugin({ ...shell, filename: 'staff.html', chunks: ['staff'], meta: { robots: 'noindex' } }),
      new WebManifestPlugin(),
      ...(production && !serve
        ? [
            new ServiceWorkerPlugin({ source: 'src/shop/worker/worker.ts', fileName: 'sw.js', define: buildVariables }),
            new CompressPlugin(),
          ]
        : []),
      ...(serve ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    ...(serve && {
      devServer: {
        port: Number(process.env.PORT ?? 3000),
        hot: true,
        historyApiFallback: true,
        static: [
          path.join(root, 'public'),
          // Many files, which stay as they are.
          { directory: path.join(dist, 'pictures/site'), watch: false },
        ],
        client: { overlay: true },
        proxy: [
          { context: ['/api', '/media', '/calendar', '/feed.xml', '/healthz', '/readyz'], target },
          { context: '/q/*.pdf', target },
        ],
      },
    }),
  };
}

/** The renderer of public pages, called by the server in its own process. */
function renderer(production: boolean): Configuration {
  return {
    ...common(production),
    name: 'renderer',
    target: 'node20',
    entry: { render: './src/server.tsx' },
    output: { path: path.join(dist, 'renderer'), filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    devtool: 'source-map',
    module: { rules: [scripts({ refresh: false }), ...styles({ production, server: true })] },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new webpack.DefinePlugin(buildVariables),
      ...leftOut(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

export default (env: { WEBPACK_SERVE?: boolean }, argv: { mode?: string }): Configuration[] => {
  const production = argv.mode !== 'development';
  const serve = env.WEBPACK_SERVE === true;
  return serve ? [client(production, true)] : [client(production, false), renderer(production)];
};
