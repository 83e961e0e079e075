import { isBoolean, isText, listOf, object, optional, optionalText, type Check } from '../domain/shape';
import { generatedCountiesApi } from './countyEndpoints.gen';
import { shapes } from './shapes';
import { list } from './tags';

const isDays: Check = (value) => value === null || Number.isInteger(value);
const county = object({
  id: isText,
  name: isText,
  delivery_price: optionalText,
  delivery_days: optional(isDays),
  installation_price: optionalText,
  installation_days: optional(isDays),
  isActive: isBoolean,
});

const counties = object({ version: isText, counties: listOf(county) });

/** What the calls promise; the first load's table does without it. */
export const countyShapes = { listCounties: counties, saveCounties: counties, updateCounty: county };
Object.assign(shapes, countyShapes);

/** The counties, for the parts of both programs that come when wanted: the first load knows nothing of them. */
export const countiesApi = generatedCountiesApi.enhanceEndpoints({
  addTagTypes: ['County'],
  endpoints: { listCounties: { providesTags: [list('County')] } },
});
export const { useListCountiesQuery } = countiesApi;
export type { County } from './countyEndpoints.gen';
