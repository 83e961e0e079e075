import type { Article } from '../../../common/api';
import type { CsvColumns } from '../../kit/list/csv';
import { minuteKey } from '../../kit/show/time';

/** An article in the columns of its file, named as in the contract. */
export const csvColumns: CsvColumns<Article> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  category: ({ category }) => category?.category_name,
  tags: ({ tags }) => tags.map(({ tag }) => tag.tag_name).join(', '),
  short_description: ({ short_description }) => short_description,
  likesCount: ({ likesCount }) => likesCount,
  viewsCount: ({ viewsCount }) => viewsCount,
  isActive: ({ isActive }) => isActive,
  images: ({ images }) => images.length,
  createdAt: ({ createdAt }) => minuteKey(Date.parse(createdAt)),
};
