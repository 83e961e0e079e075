import { baseApi as api } from "./base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCounties: build.query<ListCountiesApiResponse, ListCountiesApiArg>({
      query: () => ({ url: `/counties` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedCountiesApi };
export type ListCountiesApiResponse =
  /** status 200 The counties, in `data.counties`. */ CountyListResponse;
export type ListCountiesApiArg = void;
export type Success = {
  success: true;
  message: string;
};
export type ListVersion = string;
export type Id = string;
export type PlacePrice = string | null;
export type PlaceDays = number | null;
export type County = {
  id: Id;
  name: string;
  delivery_price: PlacePrice;
  delivery_days: PlaceDays;
  installation_price: PlacePrice;
  installation_days: PlaceDays;
  /** Whether visitors are offered the county. */
  isActive: boolean;
};
export type CountyListResponse = Success & {
  data: {
    version: ListVersion;
    counties: County[];
  };
};
export type FieldError = {
  path: string;
  msg: string;
};
export type Error = {
  success: false;
  message: string;
  /** The message of each field that is wrong, by the field's name in this contract. */
  data?: {
    [key: string]: string;
  };
  /** The same as a list. */
  errors?: FieldError[];
};
export type NotAuthorizedError = {
  success: false;
  message: "Request is not authorized";
};
export const { useListCountiesQuery } = injectedRtkApi;
